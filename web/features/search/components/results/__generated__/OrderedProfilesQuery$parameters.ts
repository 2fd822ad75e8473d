/**
 * @generated SignedSource<<f83c18b77bc2855bbe188fd554147af2>>
 * @relayHash ab5c498a1427fdb0bf355ddc30ab2290
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f6ef47ffc8e4c31a28ca5dcaab1b417f5251f002c8df103c9b1cf0f4e8b1cc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderedProfilesQuery } from './OrderedProfilesQuery.graphql';

const node: PreloadableConcreteRequest<OrderedProfilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f6ef47ffc8e4c31a28ca5dcaab1b417f5251f002c8df103c9b1cf0f4e8b1cc2",
    "metadata": {},
    "name": "OrderedProfilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
