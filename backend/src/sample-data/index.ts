export { SampleDataModule } from './sample-data.module.js';
