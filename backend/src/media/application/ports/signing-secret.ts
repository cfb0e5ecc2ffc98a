/** The secret that signs upload URLs, the same for all replicas. */
export abstract class SigningSecret {
  abstract read(): Promise<Buffer>;
}
