import { fileStore } from '../../src/adapters/colyseus/index.js';

/* A process that writes lines to one match, for as long as it has the lease, and is often overtaken. */

const { FOLDER = '', NAME = '' } = process.env;
const store = fileStore(FOLDER);
const counted: string[] = [];

while (counted.length < 60) {
  const lease = await store.acquire('fight', 2);
  if (lease === undefined) continue;
  let number = (await store.read('fight', 'log')).length;
  try {
    for (let i = 0; i < 5 && counted.length < 60; i++) {
      const line = `${NAME}${counted.length}-${lease.token}`;
      await store.append(lease, 'log', number, [line]);
      counted.push(line);
      number++;
    }
  } catch {
    // Overtaken: what was not acknowledged may be there or not.
  }
}
process.send?.({ said: counted });
