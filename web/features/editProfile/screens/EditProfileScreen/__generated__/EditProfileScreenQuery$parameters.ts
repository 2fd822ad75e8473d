/**
 * @generated SignedSource<<a9103fc3c0ccd3b4d221c8342b20c897>>
 * @relayHash adc4ea552ef71bf8f69e413853252ce2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4034ea28516a361bc1b712a7afe4d9ca4f42a5c8727e40e9b348e34de3d1931

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4034ea28516a361bc1b712a7afe4d9ca4f42a5c8727e40e9b348e34de3d1931",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
