/**
 * @generated SignedSource<<6af5ae7fcb00ebf7da615e2959420cd3>>
 * @relayHash b9e8a7abf71a556e76967fe19494ead4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e569c13aa1540f20957025fb0bdecad76ccf93bd3286aca64f9e55dd7d529fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e569c13aa1540f20957025fb0bdecad76ccf93bd3286aca64f9e55dd7d529fa",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
