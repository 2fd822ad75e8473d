/**
 * @generated SignedSource<<e43b6d84fc88c2cfc8bcdbe7850d46bc>>
 * @relayHash 1ef0cd1b444e966e042cea6164b2e9e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bde3126060cdf0ccdf3ec8edd9f33fedc8c53adf36f4c15100e88ed50b686da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgesScreenQuery } from './LodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bde3126060cdf0ccdf3ec8edd9f33fedc8c53adf36f4c15100e88ed50b686da",
    "metadata": {},
    "name": "LodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
