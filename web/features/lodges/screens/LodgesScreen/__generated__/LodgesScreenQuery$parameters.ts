/**
 * @generated SignedSource<<63c89b07843042947be1129a5ecd0aaf>>
 * @relayHash aa67b160ea335e6b75263523974fd9e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d508b6d6099fb1ea4c76fa8d9121f558d4c338bd4979dd29f00dc1c961bba08b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgesScreenQuery } from './LodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d508b6d6099fb1ea4c76fa8d9121f558d4c338bd4979dd29f00dc1c961bba08b",
    "metadata": {},
    "name": "LodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
