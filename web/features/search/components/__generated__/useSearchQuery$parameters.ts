/**
 * @generated SignedSource<<e71634ec0966f794eba548237e0d4b4a>>
 * @relayHash ec37a94c6ea9dba9a2d8727c2a315b99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9cabd7f82830f6157c328a6d4b215dd024e1ac0943ec42d718f6365a9f21c74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9cabd7f82830f6157c328a6d4b215dd024e1ac0943ec42d718f6365a9f21c74",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
