import { describeKilledRestores } from './support/killed-restores.js';

// Each round takes seconds. The deployment suite tries more instants.
describeKilledRestores(5);
