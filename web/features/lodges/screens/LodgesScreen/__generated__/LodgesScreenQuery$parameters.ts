/**
 * @generated SignedSource<<4841cd9a1eedfe68f78a4862306f1d14>>
 * @relayHash ebd5a7ec73b4193205cdd3dd18440ec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d175cbac6ef2ddb8219a699de053608f85422f7be3a254bc696508a8e3b221d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgesScreenQuery } from './LodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d175cbac6ef2ddb8219a699de053608f85422f7be3a254bc696508a8e3b221d",
    "metadata": {},
    "name": "LodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
