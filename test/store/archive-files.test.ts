import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import type { ArchiveFiles } from '../../src/store/archive.ts';
import { ArchiveFailed } from '../../src/store/archive.ts';
import type { BucketTarget } from '../../src/store/archive-bucket.ts';
import { markedArchive } from '../../src/store/archive-marked.ts';
import { archiveAt, readArchive } from '../../src/store/archive-target.ts';
import { tryArchive, watchedArchive } from '../../src/store/archive-watched.ts';
import { ARCHIVES } from '../support/archives.ts';
import type { ObjectStore } from '../support/object-store.ts';
import { openObjectStore, refuse } from '../support/object-store.ts';

const NAME = 'of-club/0199a3c4.records.ndjson.gz';
const DATA = Buffer.from('one match after the other');

/** What kind of failure it is, and its message. */
async function failureOf(work: Promise<unknown>): Promise<[trouble: string, message: string]> {
  const error = await work.then(
    () => assert.fail('it was done'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ArchiveFailed, String(error));
  return [error.trouble, error.message];
}

for (const [kind, open] of Object.entries(ARCHIVES)) {
  test(`files of ${kind} are written whole, read in parts and removed`, async () => {
    const archive = await open();
    const files = archiveAt(archive.target);
    for (const name of [NAME, 'of-Café & Söhne #1+2%/0199a3c4.records.ndjson.gz', 'of-../x']) {
      await files.write(name, DATA);
      assert.deepEqual(Buffer.from(await files.read(name)), DATA);
      assert.equal(Buffer.from(await files.read(name, [4, 5])).toString(), 'match');
      assert.deepEqual([...archive.files().values()], [DATA], name);
      await files.write(name, Buffer.from('another'));
      assert.equal(Buffer.from(await files.read(name)).toString(), 'another');
      await files.remove(name);
      await files.remove(name);
      assert.equal(archive.files().size, 0);
    }
    await tryArchive(watched(files), 'check/1');
    assert.equal(archive.files().size, 0);
  });

  test(`a file of ${kind} that is gone, or is too short, is told apart from an archive that fails`, async () => {
    const archive = await open();
    const files = archiveAt(archive.target);
    assert.equal((await failureOf(files.read(NAME)))[0], 'missing');
    archive.put(NAME, DATA.subarray(0, 6));
    assert.equal((await failureOf(files.read(NAME, [4, 5])))[0], 'damaged');
    const [trouble, message] = await failureOf(files.read(NAME, [40, 5]));
    assert.equal(trouble, 'damaged');
    assert.ok(message.startsWith(`${files.where}/${NAME} could not be read: `), message);
  });
}

/** An archive that is watched, to which nothing was written yet. */
const watched = (files: ArchiveFiles) => watchedArchive(markedArchive(files, async () => false));

test('a folder that is no folder is told', async () => {
  const archive = await ARCHIVES['a folder']?.();
  assert.ok(archive);
  archive.put('file', DATA);
  const files = archiveAt(join(archive.target as string, 'file'));
  assert.equal((await failureOf(files.read(NAME)))[0], 'missing');
  assert.match((await failureOf(files.write(NAME, DATA)))[1], /could not be written: E/);
});

/** A bucket with one object, whose store is waited for only for a moment. */
async function bucket(change: Partial<BucketTarget> = {}): Promise<[store: ObjectStore, files: ArchiveFiles]> {
  const store = await openObjectStore('');
  store.objects.set(NAME, DATA);
  return [store, archiveAt({ ...store.target, timeout: 0.2, ...change })];
}

test('a store that fails for a moment is asked again', async () => {
  const [store, files] = await bucket({ timeout: 30 });
  for (const status of [500, 503]) {
    let times = 0;
    store.fault = (_asked, response) => {
      if (++times === 3) return false;
      if (times === 1) refuse(response, status, 'SlowDown');
      else response.destroy();
      return true;
    };
    assert.deepEqual(Buffer.from(await files.read(NAME)), DATA, String(status));
    times = 0;
    await files.write('other', DATA);
    assert.deepEqual([store.objects.get('other'), times], [DATA, 3]);
  }
});

test('a download that breaks off is begun anew, and one that always does fails', async () => {
  const [store, files] = await bucket();
  let times = 0;
  store.fault = (_asked, response, object) => {
    if (++times > 1) return false;
    response.writeHead(200, { 'content-length': object?.length });
    response.write(object?.subarray(0, 9), () => response.destroy());
    return true;
  };
  assert.deepEqual(Buffer.from(await files.read(NAME)), DATA);
  store.fault = (_asked, response, object) => {
    response.writeHead(206, { 'content-length': 5 });
    response.write(object?.subarray(4, 6), () => response.destroy());
    return true;
  };
  assert.equal((await failureOf(files.read(NAME, [4, 5])))[0], 'away');
});

test('an upload that breaks off leaves nothing, and is sent again', async () => {
  const [store, files] = await bucket();
  let broken = 0;
  store.early = (request) => {
    if (request.method !== 'PUT' || broken++ > 0) return false;
    request.once('data', () => request.socket.destroy());
    return true;
  };
  const large = Buffer.alloc(3_000_000, 'x');
  await files.write('large', large);
  assert.deepEqual([broken, store.objects.get('large')?.equals(large)], [2, true]);
  store.early = (request) => {
    request.once('data', () => request.socket.destroy());
    return true;
  };
  assert.equal((await failureOf(files.write('never', large)))[0], 'away');
  assert.equal(store.objects.has('never'), false);
});

test('a store that is down, silent or slow is away, and is not waited for for long', async () => {
  const [store, files] = await bucket();
  const silent: NonNullable<ObjectStore['fault']> = () => true;
  const slow: typeof silent = (_asked, response, object) => {
    response.writeHead(200, { 'content-length': object?.length });
    response.write(object?.subarray(0, 3));
    return true;
  };
  for (const fault of [silent, slow]) {
    store.fault = fault;
    assert.equal((await failureOf(files.read(NAME)))[0], 'away');
  }
  store.fault = silent;
  assert.equal((await failureOf(files.write('other', DATA)))[0], 'away');
  await store.close();
  const [trouble, message] = await failureOf(files.read(NAME));
  assert.deepEqual([trouble, message], ['away', `s3://finished/${NAME} could not be read: ECONNREFUSED`]);
});

test('a store that lets nobody in is told with its code, and with nothing that is secret', async () => {
  const [store, files] = await bucket();
  const { credentials } = store.target;
  assert.ok(credentials);
  const others: [Partial<BucketTarget>, RegExp][] = [
    [{ credentials: { ...credentials, secretAccessKey: 'wrong' } }, /403 SignatureDoesNotMatch \(request R1\)$/],
    [{ credentials: { ...credentials, accessKeyId: 'wrong' } }, /403 AccessDenied/],
    [{ bucket: 'another' }, /404 NoSuchBucket/],
    [{ region: 'elsewhere' }, /AuthorizationHeaderMalformed/],
  ];
  for (const [change, told] of others) {
    const [trouble, message] = await failureOf(archiveAt({ ...store.target, ...change }).read(NAME));
    assert.equal(trouble, 'refused', message);
    assert.match(message, told);
  }
  store.fault = (_asked, response) => {
    refuse(response, 403, 'AccessDenied');
    return true;
  };
  for (const work of [() => files.read(NAME), () => files.write(NAME, DATA), () => files.remove(NAME)]) {
    const error = await work().catch((thrown: unknown) => thrown);
    assert.ok(error instanceof ArchiveFailed && error.trouble === 'refused');
    assert.doesNotMatch(`${error.stack} ${JSON.stringify(error)} ${error.cause}`, /ARCHIVE-KEY|nobody writes down/);
  }
});

test('an archive that is watched says whether it fails, and what is damaged there', async () => {
  const [store, bare] = await bucket();
  const files = watched(bare);
  const seen: string[] = [];
  files.watch(({ operation, result, bytes }) => seen.push(`${operation} ${result} ${bytes}`));
  await files.claim();
  await files.read(NAME);
  store.fault = (_asked, response) => {
    refuse(response, 403, 'AccessDenied');
    return true;
  };
  await failureOf(files.read(NAME));
  assert.equal(files.failing()?.trouble, 'refused');
  store.fault = null;
  await failureOf(files.read('none'));
  assert.equal(files.failing()?.trouble, 'refused');
  await files.write(NAME, DATA);
  assert.equal(files.failing(), null);
  assert.equal(files.damaged(NAME, 'is something else').message, `s3://finished/${NAME} is something else`);
  assert.deepEqual(seen, [
    'check ok 0',
    'read ok 25',
    'read refused 0',
    'read missing 0',
    'write ok 25',
    'check damaged 0',
  ]);
});

test('the address of an archive is a folder or a bucket', () => {
  const wanted: Record<string, ReturnType<typeof readArchive>> = {
    '/var/archive': '/var/archive',
    'C:\\archive': 'C:\\archive',
    's3://finished': { bucket: 'finished', prefix: '' },
    's3://finished/': { bucket: 'finished', prefix: '' },
    's3://my.bucket-1/a/b/': { bucket: 'my.bucket-1', prefix: 'a/b' },
    's3://x': null,
    's3://Finished/a': null,
    's3://finished/a/../b': null,
    's3://finished/a?b': null,
    'https://finished.example/a': null,
    's3://key:secret@finished/a': null,
  };
  for (const [text, read] of Object.entries(wanted)) assert.deepEqual(readArchive(text), read, text);
});
