import { describeKilledRestores } from './support/killed-restores.js';

describeKilledRestores(20);
