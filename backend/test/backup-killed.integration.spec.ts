import { describeKilledRestores } from './support/killed-restores.js';

// Each killed restore takes seconds, so this suite kills only five. The deployment suite kills twenty.
describeKilledRestores(5);
