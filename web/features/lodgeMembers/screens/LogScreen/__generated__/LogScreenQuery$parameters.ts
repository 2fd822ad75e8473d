/**
 * @generated SignedSource<<8f9596cdf5bc39d9d83508234818615d>>
 * @relayHash 88465c9d0ead97600fe19613aebd1a1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e660db29eb808806c53c1f01e6b3418261df9e13d43b3f6f105533e2172e29b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogScreenQuery } from './LogScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e660db29eb808806c53c1f01e6b3418261df9e13d43b3f6f105533e2172e29b6",
    "metadata": {},
    "name": "LogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
