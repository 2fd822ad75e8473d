/**
 * @generated SignedSource<<4b35a329664d8d7e83efbf2fd2489025>>
 * @relayHash cb39282a0ea066c610bb5c4a0aa3913d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28a7c5edc7d9c4ccb1048a8f7ad714fbadb7da269551292344a3bc4611f46802

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28a7c5edc7d9c4ccb1048a8f7ad714fbadb7da269551292344a3bc4611f46802",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
