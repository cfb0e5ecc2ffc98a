import { describeKilledRestores } from './support/killed-restores.js';

// Each killed restore takes seconds, so this test kills only five restores. The deployment test kills twenty.
describeKilledRestores(5);
