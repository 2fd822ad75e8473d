/**
 * @generated SignedSource<<6239973d74f022a303070543d3684a91>>
 * @relayHash 2b32e74cdf4522bf6d9b59f81dacfd1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fb83733a214bcaebd15d661dfb65614c1ccf1c84b3d52d6c98773628d8b3e31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllKinksScreenQuery } from './AllKinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllKinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fb83733a214bcaebd15d661dfb65614c1ccf1c84b3d52d6c98773628d8b3e31",
    "metadata": {},
    "name": "AllKinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
