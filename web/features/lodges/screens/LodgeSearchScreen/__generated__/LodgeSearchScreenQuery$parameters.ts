/**
 * @generated SignedSource<<f14a430749d543ce0ae6c004cb316592>>
 * @relayHash e68ad9709223b691fea571b60c5585b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 119db51c79f785ddd7b632388aa8b67c67989b09e9255da5a71dc01e6249f4a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSearchScreenQuery } from './LodgeSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "119db51c79f785ddd7b632388aa8b67c67989b09e9255da5a71dc01e6249f4a0",
    "metadata": {},
    "name": "LodgeSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
