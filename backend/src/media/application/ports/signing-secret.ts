/** The secret behind upload addresses, one for all replicas. */
export abstract class SigningSecret {
  abstract read(): Promise<Buffer>;
}
