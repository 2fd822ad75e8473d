/**
 * @generated SignedSource<<ffb95146afd8dc031e7a6f926bc67af4>>
 * @relayHash a709244ababb207bf58b24b2801f8d98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64ad41f1910bb751613b78df20b0004b8a0e2f48bf3de6611f70eaf591d71f86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64ad41f1910bb751613b78df20b0004b8a0e2f48bf3de6611f70eaf591d71f86",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
