import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { type Check, CHECKS, type Level, LEVELS, type Problem, PROBLEMS } from './finding.js';
import { badNonce } from './messages.js';
import { OWNER_CHECKS, OWNER_PROBLEMS, type OwnerFinding } from './texts.js';

export class FindingResponse {
  @ApiProperty({
    enum: [...CHECKS, ...OWNER_CHECKS],
    enumName: 'DiagnosticCheck',
    description: 'What was checked',
    example: 'database',
  })
  check: Check | OwnerFinding['check'];

  @ApiProperty({
    enum: LEVELS,
    enumName: 'DiagnosticLevel',
    description: '`error`: a part of the shop does not work; `warning`: it will not work for long',
    example: 'ok',
  })
  level: Level;

  @ApiProperty({
    type: String,
    enum: [...Object.keys(PROBLEMS), ...OWNER_PROBLEMS],
    enumName: 'DiagnosticProblem',
    nullable: true,
    description: 'What is wrong; null when nothing is',
    example: null,
  })
  problem: Problem | OwnerFinding['problem'];

  @ApiProperty({
    description:
      'The fact behind it: a version, a duration, a size, a URL, a time, a part of the content, a product; may be empty',
    example: 'PostgreSQL 18.1',
  })
  detail: string;
}

export class DiagnosticsResponse {
  @ApiProperty({ type: [FindingResponse], description: 'One or more for each check' })
  findings: FindingResponse[];
}

export class ConnectionQuery {
  @ApiProperty({
    pattern: '^[0-9a-f]{32}$',
    description: 'Random, new for each request',
    example: '0123456789abcdef0123456789abcdef',
  })
  @Matches(/^[0-9a-f]{32}$/u, { message: badNonce })
  nonce: string;
}

export class ConnectionResponse {
  @ApiProperty({
    description: 'Scheme, host and port under which the shop was called, as trusted proxies report them',
    example: 'https://toko.example',
  })
  origin: string;

  @ApiProperty({ type: 'integer', description: 'Number of addresses in X-Forwarded-For', example: 1 })
  proxies: number;

  @ApiProperty({
    description: "HMAC-SHA-256 of the nonce with the id of this shop's database, in hexadecimal digits",
    example: 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad',
  })
  proof: string;
}
