import { Global, Module } from '@nestjs/common';
import { Config } from './config.js';

@Global()
@Module({ providers: [{ provide: Config, useFactory: () => new Config() }], exports: [Config] })
export class ConfigModule {}
