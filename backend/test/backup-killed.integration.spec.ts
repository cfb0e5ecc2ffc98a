import { describeKilledRestores } from './support/killed-restores.js';

// Each takes seconds; the deployment suite tries more instants.
describeKilledRestores(5);
