import { Global, Module } from '@nestjs/common';
import { provide } from '../wiring/provide.js';
import { Config } from './config.js';

@Global()
@Module({ providers: [provide(Config, [])], exports: [Config] })
export class ConfigModule {}
