/**
 * @generated SignedSource<<b0c7004ab55c3fa205311dacb26e6e59>>
 * @relayHash d3710dd0938e7262abc3cb37dc9500c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbc9d4baa3e2891987cffd21ffb7f3ccd0c3ca3cdb5e681f4c51761f4d959e46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DarkDeskScreenQuery } from './DarkDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<DarkDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbc9d4baa3e2891987cffd21ffb7f3ccd0c3ca3cdb5e681f4c51761f4d959e46",
    "metadata": {},
    "name": "DarkDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
