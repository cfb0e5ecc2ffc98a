import { InMemoryInstallation } from './in-memory-installation.js';
import { describeInstallation } from './installation.contract.js';

const installation = new InMemoryInstallation();

describeInstallation('InMemoryInstallation', () => installation);
