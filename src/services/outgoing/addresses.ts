import ipaddr from 'ipaddr.js';

/** Addresses in the public range that are inside all the same: where a large host answers its own machines, with their secrets. */
const METADATA = ['168.63.129.16'];

/** Global unicast, which is all of IPv6 that leads anywhere outside. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');
/** NAT64: an address of IPv4 in the last four bytes. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Whether an IP address leads outside: not to this machine, a private or local network, a group, or a range that is set aside. An
 * address of IPv4 that is written as one of IPv6 is looked at as what it is. False for what is no address.
 */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast' && !METADATA.includes(address.toString());
  if (address.match(NAT64)) return isPublic(new ipaddr.IPv4(address.toByteArray().slice(12)).toString());
  return address.range() === 'unicast' && address.match(GLOBAL);
}
