// Writes the commonest passwords for the build, in the order of the alphabet: so they compress to 22 kB. Shorter ones
// than 6 characters are refused anyway.
import { dictionary } from '@zxcvbn-ts/language-common';
import { writeFileSync } from 'node:fs';

const common = dictionary['passwords-common'].slice(0, 10_000).filter((password) => password.length >= 6);
writeFileSync(new URL('dist/common-passwords.txt', import.meta.url), common.sort().join('\n'));
