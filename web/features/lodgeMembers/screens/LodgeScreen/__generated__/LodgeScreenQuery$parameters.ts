/**
 * @generated SignedSource<<a01a27950277b9531b5382841ba824f0>>
 * @relayHash 608bbf7b3ededbe88d808dce88c54417
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88be675b6be3104ae18f2d5711fd1c85168a5df1ea930c9e5e25bbe66578a940

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88be675b6be3104ae18f2d5711fd1c85168a5df1ea930c9e5e25bbe66578a940",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
