// Runs the verifier of the examples again and again in one process, as `node verify.mjs document.json jwks.json` runs it once: for
// each pair of files that is sent, what it says and its exit code.
import { format } from 'node:util';

const program = new URL('../../examples/verify/verify.mjs', import.meta.url).href;
let runs = 0;
let before = Promise.resolve();

process.on('message', ({ number, files }) => {
  before = before.then(async () => {
    const said = [];
    console.log = (...words) => said.push(`${format(...words)}\n`);
    process.argv.splice(2, process.argv.length, ...files);
    process.exitCode = 0;
    try {
      // The program does its work where it is loaded: under another name it is loaded anew.
      await import(`${program}?run=${++runs}`);
    } catch (error) {
      said.push(`${error.stack}\n`);
      process.exitCode = 1;
    }
    process.send({ number, said: said.join(''), code: process.exitCode });
    process.exitCode = 0;
  });
});
