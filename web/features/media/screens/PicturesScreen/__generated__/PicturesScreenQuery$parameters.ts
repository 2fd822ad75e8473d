/**
 * @generated SignedSource<<8a3a5227689bdb86dd0e4815a0e678ff>>
 * @relayHash dd5ac8ce5ae500c727059724b9b0219b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd472971d238ea2e89326833865ee5426cd01d34488bf1268331ab545ca3f5ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PicturesScreenQuery } from './PicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd472971d238ea2e89326833865ee5426cd01d34488bf1268331ab545ca3f5ea",
    "metadata": {},
    "name": "PicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
