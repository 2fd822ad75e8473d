/**
 * @generated SignedSource<<5ea0ed4bfa0561e3d5a5aca8f03388ec>>
 * @relayHash c78876ffc37e4296a0962103d5b673d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd8ade5dc0ead9b62d1bd2e369ca949b9395415e03e3389226ee0d5725d86186

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedScreenQuery } from './FollowedScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd8ade5dc0ead9b62d1bd2e369ca949b9395415e03e3389226ee0d5725d86186",
    "metadata": {},
    "name": "FollowedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
