/**
 * @generated SignedSource<<d5bf8526185e11eead71e38229e174ab>>
 * @relayHash 7c347cf6d103d5b08e93dd4fd3bcb95a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 372ddd94918963731dacd68d2250fed65d5e85443329f460d33d653de3fa43cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManagedMediaTestQuery } from './ManagedMediaTestQuery.graphql';

const node: PreloadableConcreteRequest<ManagedMediaTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "372ddd94918963731dacd68d2250fed65d5e85443329f460d33d653de3fa43cb",
    "metadata": {},
    "name": "ManagedMediaTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
