/**
 * @generated SignedSource<<e2dca887aa0c1449fb5112694d04deeb>>
 * @relayHash 730093395ec7aa8720d5643cdb8dcee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61125a17e03dca53bdafe6e50eb33b5bc08cae92d2f5f7ad91c9046ca436e781

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61125a17e03dca53bdafe6e50eb33b5bc08cae92d2f5f7ad91c9046ca436e781",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
