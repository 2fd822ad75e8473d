/**
 * @generated SignedSource<<0aafcdca684a2da928f8d89e885f2324>>
 * @relayHash 2c4883029ccd28287f83387a25aa94f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7d3c529b02b57d6df0b7e743e0cd9cea621c6bce4e79aa99006ae7c0adbf930

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManagedMediaTestQuery } from './ManagedMediaTestQuery.graphql';

const node: PreloadableConcreteRequest<ManagedMediaTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7d3c529b02b57d6df0b7e743e0cd9cea621c6bce4e79aa99006ae7c0adbf930",
    "metadata": {},
    "name": "ManagedMediaTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
