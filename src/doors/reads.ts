/** The methods by which what stands under an address is read, or asked about. */
const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Whether browsers and proxies may keep or show what is answered to this method. Any other answer goes to the program that sent the request, and to nobody else. */
export const isRead = (method: string): boolean => READS.includes(method);
