/** Whether the tests of attacks run in full (`make test-attacks`). Otherwise they run in a short form (`make test`). */
export const runsInFull = process.env['ATTACKS'] === 'full';
