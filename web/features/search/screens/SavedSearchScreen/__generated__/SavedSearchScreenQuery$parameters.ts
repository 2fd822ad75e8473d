/**
 * @generated SignedSource<<95dae7c00623d4265e325b0ca74bcd61>>
 * @relayHash a823f295af6e4ac0647cb79175385ba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b403b1f9dba68ffeef6026291859ca347401c30166d73b89d994830b0a65b51f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b403b1f9dba68ffeef6026291859ca347401c30166d73b89d994830b0a65b51f",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
