/**
 * @generated SignedSource<<eb61655ae1d812a2b2e4d7679a619ac3>>
 * @relayHash 9c4041037b3526494f86f6fd2877b43d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82ce267bfa310f3da751756772d714d2f308818d201bd9522ff0a78c4647aa97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HiddenScreenQuery } from './HiddenScreenQuery.graphql';

const node: PreloadableConcreteRequest<HiddenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82ce267bfa310f3da751756772d714d2f308818d201bd9522ff0a78c4647aa97",
    "metadata": {},
    "name": "HiddenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
