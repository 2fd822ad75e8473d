/**
 * @generated SignedSource<<091eecd4d649f0cca9d65453be762d13>>
 * @relayHash a88658eae3785482b5bc130844c44eed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64a6183ea8b863c17489c0d26066f866a2c0ad2d649ce36dcc5e28f9f5a5c9f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RelationsScreenQuery } from './RelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64a6183ea8b863c17489c0d26066f866a2c0ad2d649ce36dcc5e28f9f5a5c9f9",
    "metadata": {},
    "name": "RelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
