import { Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request } from 'express';
import { CatalogQueries } from '../../catalog/index.js';
import { ContentReview } from '../../content/index.js';
import { AdminOnly, ApiErrors, ApiTag, invalidField, KeepsCache, Public } from '../../platform/index.js';
import { type Connection, ShopIdentity } from './connection.js';
import { ConnectionQuery, ConnectionResponse, DiagnosticsResponse } from './diagnostics.bodies.js';
import { Diagnostics } from './diagnostics.js';
import { badNonce } from './messages.js';
import { checkPriceLists, checkTexts } from './texts.js';

@ApiTag('diagnostics', 'Whether everything that the shop needs works.')
@Controller('api')
export class DiagnosticsController {
  constructor(
    private readonly diagnostics: Diagnostics,
    private readonly identity: ShopIdentity,
    private readonly review: ContentReview,
    private readonly catalog: CatalogQueries,
  ) {}

  @Post('admin/diagnostics')
  @AdminOnly()
  @KeepsCache()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Checks database, storage, addresses, disk, memory, backups, sample texts and price lists',
    description:
      'Writes into the database and rolls back. Writes, reads and removes an object in the storage. What does not respond is a finding, so the answer is 200.',
  })
  @ApiOkResponse({ type: DiagnosticsResponse })
  @ApiErrors(403)
  async runDiagnostics(@Req() request: Request): Promise<DiagnosticsResponse> {
    const [findings, ...owners] = await Promise.all([
      this.diagnostics.run(),
      checkTexts(this.review),
      checkPriceLists(this.catalog),
    ]);
    const connection = this.diagnostics.checkConnection(connectionOf(request));
    return { findings: [...findings, ...connection, ...owners.flat()] };
  }

  @Get('connection')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'How this request reached the shop',
    description:
      '`npm run doctor` asks under PUBLIC_URL whether this shop answers there, and what proxies send.',
  })
  @ApiOkResponse({ type: ConnectionResponse })
  @ApiErrors(invalidField('nonce', badNonce))
  async getConnection(
    @Query() { nonce }: ConnectionQuery,
    @Req() request: Request,
  ): Promise<ConnectionResponse> {
    return { ...connectionOf(request), proof: await this.identity.proofFor(nonce) };
  }
}

function connectionOf(request: Request): Connection {
  const forwarded = request.get('x-forwarded-for')?.split(',') ?? [];
  return { origin: `${request.protocol}://${request.headers.host}`, proxies: forwarded.length };
}
