import { InMemoryInstallation } from './in-memory-installation.js';
import { installationContract } from './installation.contract.js';

const installation = new InMemoryInstallation();

installationContract('InMemoryInstallation', () => installation);
