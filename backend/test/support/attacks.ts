/** Whether long attacks run in full, as `make test-attacks` does, and not in the short form of `make test`. */
export const isInFull = process.env['ATTACKS'] === 'full';
