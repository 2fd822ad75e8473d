/**
 * @generated SignedSource<<efaa0db1e401f7b9f2180e544bf674c5>>
 * @relayHash ae66cd37862b5f16cc904888ca044a5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 682c3f784a793dc6decc686b67dc4bb287a8fecdf4fe9cbc881ae98d2c65d20f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "682c3f784a793dc6decc686b67dc4bb287a8fecdf4fe9cbc881ae98d2c65d20f",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
